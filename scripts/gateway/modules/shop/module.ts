import { defineModule } from '../../core/module'
import { chatRoutes } from './chat-routes'
import { shopRoutes } from './routes'

export const definition = defineModule({
  routes: shopRoutes,
  sandboxRoutes: chatRoutes,
  shareable: { 'pages/shop/shop': { web: '/shop' } },
})
