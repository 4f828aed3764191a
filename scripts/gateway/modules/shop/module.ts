import { defineModule } from '../../core/module'
import { shopRoutes } from './routes'

export const definition = defineModule({
  routes: shopRoutes,
  shareable: { 'pages/shop/shop': { web: '/shop' } },
})
