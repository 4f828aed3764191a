import path from 'node:path'
import type { IPluginContext } from '@tarojs/service'
import { ariaNames, nameElements } from './aria'

interface Platform {
  runtimePath: string | string[]
  template: Parameters<typeof nameElements>[0]
}

/**
 * Taro plugin for the three mini programs. Adds accessibility attributes to the templates, and delays updates of hidden
 * pages.
 */
export default (ctx: IPluginContext): void => {
  ctx.registerMethod({
    name: 'onSetupClose',
    fn(platform: Platform) {
      platform.runtimePath = [platform.runtimePath, path.resolve(__dirname, 'quiet-pages.ts')].flat()
      nameElements(platform.template, ariaNames(process.env.TARO_ENV ?? 'weapp'))
    },
  })
}
