import { defineModule } from '../../../core/module'
import { walletRoutes } from './routes'

export const definition = defineModule({ routes: walletRoutes })
