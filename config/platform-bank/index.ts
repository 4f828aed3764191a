import type { IPluginContext } from '@tarojs/service'
import { Bank } from './bank'
import { chosenDialect } from './dialects'

/** Taro plugin: registers `taro build --type bank`. */
export default (ctx: IPluginContext): void => {
  ctx.registerPlatform({
    name: 'bank',
    useConfigName: 'mini',
    async fn({ config }: { config: unknown }) {
      await new Bank(ctx, config, chosenDialect()).start()
    },
  })
}
