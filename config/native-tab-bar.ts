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
 * An empty native tab bar, by file name. The hosts insist on the component where the configuration says `custom: true`;
 * the visible bar is drawn by the screen shell, and a component made by Taro would cost a second React root on every tab.
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
