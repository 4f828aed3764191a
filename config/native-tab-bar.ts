import type { Compiler } from 'webpack'
import { chosenDialect, dialects } from './platform-bank/dialects'

/** Folder and file endings of a host's own tab bar component. */
interface TabBarFiles {
  folder: string
  template: string
  style: string
}

const filesOf = (target: string): TabBarFiles => {
  if (target === 'alipay') return { folder: 'customize-tab-bar', template: '.axml', style: '.acss' }
  if (target === 'weapp') return { folder: 'custom-tab-bar', template: '.wxml', style: '.wxss' }
  const { template, style } = dialects[chosenDialect()]
  return { folder: 'custom-tab-bar', template, style }
}

/**
 * Emits an empty native tab bar. The hosts insist on the component where the configuration says `custom: true`; the visible
 * bar is drawn by the screen shell, and a component made by Taro would cost a second React root on every tab.
 */
export class NativeTabBarPlugin {
  constructor(private readonly target: string) {}

  apply(compiler: Compiler): void {
    const { RawSource } = compiler.webpack.sources
    const { folder, template, style } = filesOf(this.target)
    const files = {
      '.js': 'Component({})\n',
      '.json': '{"component":true}\n',
      [template]: '<view></view>\n',
      [style]: '',
    }
    compiler.hooks.thisCompilation.tap('NativeTabBarPlugin', (compilation) => {
      compilation.hooks.processAssets.tap('NativeTabBarPlugin', () => {
        for (const [ending, text] of Object.entries(files))
          compilation.emitAsset(`${folder}/index${ending}`, new RawSource(text))
      })
    })
  }
}
