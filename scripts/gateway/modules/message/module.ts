import { defineModule } from '../../core/module'
import { messageRoutes } from './routes'

export const definition = defineModule({ tables: ['messages', 'subscriptions'], routes: messageRoutes })
