import { defineModule } from '../../../core/module'
import { goodsReturnRoutes } from './routes'

export const definition = defineModule({ routes: goodsReturnRoutes })
