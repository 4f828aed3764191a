import path from 'node:path'
import { Weapp } from '@tarojs/plugin-platform-weapp'
import type { IPluginContext } from '@tarojs/service'
import type { Dialect } from './dialects'

/**
 * The bank container as a Taro platform: WeChat's component set and template shapes, spelt in the container's dialect.
 * `TARO_ENV` is `bank` and `index.bank.ts` files resolve.
 */
export class Bank extends Weapp {
  platform = 'bank'
  projectConfigJson = 'project.bank.json'
  runtimePath = path.resolve(__dirname, 'runtime.ts')

  constructor(
    ctx: IPluginContext,
    config: unknown,
    private readonly dialect: Dialect,
  ) {
    super(ctx, config as ConstructorParameters<typeof Weapp>[1], {})
    this.globalObject = dialect.global
    this.fileType = {
      templ: dialect.template,
      style: dialect.style,
      config: '.json',
      script: '.js',
      xs: `.${dialect.script}`,
    }
    // WeChat's own constructor work runs in the transactions' earlier steps and would overwrite an adapter set here.
    this.buildTransaction.addWrapper({ init: () => this.spellTemplates() })
    this.setupTransaction.addWrapper({ close: () => this.nameGlobal() })
  }

  /** Directives and script tags; two of them are spelt out in WeChat's template code and replaced in its output. */
  private spellTemplates(): void {
    const { directive, script, template } = this.dialect
    const templates = this.template
    templates.Adapter = {
      if: `${directive}:if`,
      else: `${directive}:else`,
      elseif: `${directive}:elif`,
      for: `${directive}:for`,
      forItem: `${directive}:for-item`,
      forIndex: `${directive}:for-index`,
      key: `${directive}:key`,
      xs: script,
      type: 'bank',
    }
    templates.buildXsTemplate = (file = './utils') => `<${script} module="xs" src="${file}.${script}" />`
    const buildPage = templates.buildPageTemplate
    templates.buildPageTemplate = (base, page) =>
      buildPage(base, page).replace(
        /<wxs module="xs" src="[^"]*"/,
        `<${script} module="xs" src="${base.replace(`base${template}`, `utils.${script}`)}"`,
      )
  }

  /** Tells the run-time part which object holds the container's API. */
  private nameGlobal(): void {
    this.ctx.modifyWebpackChain(({ chain }) => {
      chain.plugin('definePlugin').tap((args) => [{ ...args[0], BANK_GLOBAL: this.dialect.global }])
    })
  }
}
