import { defineModule } from '../../../core/module'
import { chatRoutes } from './chat-routes'
import { moduleRoutes } from './module-routes'
import { shopRoutes } from './routes'

export const definition = defineModule({
  routes: (app, gateway) => {
    shopRoutes(app, gateway)
    moduleRoutes(app, gateway)
  },
  sandboxRoutes: chatRoutes,
  shareable: { 'pages/shop/shop': { web: '/shop' } },
})
