import { defineModule } from '../../../core/module'
import { wechatRoutes } from './routes'

export const definition = defineModule({ routes: wechatRoutes })
