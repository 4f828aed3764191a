import type { Page } from 'playwright-core'

/** An empty script in place of WeChat's own, which a test does not fetch. */
export const withoutChatAppScript = async (page: Page): Promise<void> =>
  void (await page.route('https://res.wx.qq.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  ))
