import type { Page } from 'playwright-core'

/** An empty script that replaces WeChat's own script, so that tests do not load it. */
export const withoutChatAppScript = async (page: Page): Promise<void> =>
  void (await page.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ))
