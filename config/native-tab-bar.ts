import { chosenDialect, dialects } from './platform-bank/dialects'

/** Folder and file endings of a host's own tab bar component. */
interface TabBarFiles {
  folder: string
  template: string
  style: string
}

/** Folder and endings of a target. */
export const filesOf = (target: string): TabBarFiles => {
  if (target === 'alipay') return { folder: 'customize-tab-bar', template: '.axml', style: '.acss' }
  if (target === 'weapp') return { folder: 'custom-tab-bar', template: '.wxml', style: '.wxss' }
  const { template, style } = dialects[chosenDialect()]
  return { folder: 'custom-tab-bar', template, style }
}

/**
 * Returns the files of an empty native tab bar, by name. Hosts require the component for `custom: true`. The screen
 * shell draws the visible bar, because a Taro component would add a second React root to every tab.
 */
export const nativeTabBar = (target: string): Record<string, string> => {
  const { folder, template, style } = filesOf(target)
  return {
    [`${folder}/index.js`]: 'Component({})\n',
    [`${folder}/index.json`]: '{"component":true}\n',
    [`${folder}/index${template}`]: '<view></view>\n',
    [`${folder}/index${style}`]: '',
  }
}
