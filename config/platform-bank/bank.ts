import path from 'node:path'
import { Weapp } from '@tarojs/plugin-platform-weapp'
import type { IPluginContext } from '@tarojs/service'
import { EmittedFilesPlugin } from '../emitted-files'
import { containerFiles, projectFile } from './container-files'
import { type Dialect, type DialectName, dialects } from './dialects'

/**
 * The bank container as a Taro platform: WeChat's components and templates in the container's dialect. `TARO_ENV` is
 * `bank`, with files `index.bank.ts`.
 */
export class Bank extends Weapp {
  platform = 'bank'
  projectConfigJson = 'project.bank.json'
  runtimePath = path.resolve(__dirname, 'runtime.ts')

  private readonly dialect: Dialect

  constructor(
    ctx: IPluginContext,
    config: unknown,
    private readonly name: DialectName,
  ) {
    super(ctx, config as ConstructorParameters<typeof Weapp>[1], {})
    this.dialect = dialects[name]
    const { global, template, style, script } = this.dialect
    this.globalObject = global
    this.fileType = { templ: template, style, config: '.json', script: '.js', xs: `.${script}` }
    // Replaces the adapter during the build, because the constructor of WeChat's platform would overwrite an adapter
    // that is set here.
    this.buildTransaction.addWrapper({ init: () => this.spellTemplates() })
    this.setupTransaction.addWrapper({ close: () => this.addToBuild() })
  }

  /** Writes the project settings under the file name that the container's tool reads. */
  generateProjectConfig(source: string): void {
    super.generateProjectConfig(source, projectFile(this.name))
  }

  /**
   * Sets the template directives and script tags of the container. WeChat's template code contains two of these as
   * constants, so this method replaces them in the generated templates.
   */
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

  /** Passes the container's API object to the runtime, and adds the container's files. */
  private addToBuild(): void {
    this.ctx.modifyWebpackChain(({ chain }) => {
      chain.plugin('definePlugin').tap((args) => [{ ...args[0], BANK_GLOBAL: this.dialect.global }])
      // Taro's minifier of style sheets only covers Taro's own file endings. Watch mode has no minifier.
      const { minimizers } = chain.optimization as unknown as { minimizers: { has: (name: string) => boolean } }
      if (minimizers.has('cssoWebpackPlugin'))
        chain.optimization
          .minimizer('cssoWebpackPlugin')
          .tap(([options]: object[]) => [{ ...options, test: new RegExp(`\\${this.dialect.style}$`) }])
      chain.plugin('container-files').use(EmittedFilesPlugin, [containerFiles(this.name)])
    })
  }
}
