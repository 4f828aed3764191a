import { defineModule } from '../../../core/module'
import { layoutRoutes } from './routes'
import { seedWindows } from './window-service'

export const definition = defineModule({
  seed: seedWindows,
  routes: layoutRoutes,
  shareable: {
    'pages/home/home': { web: '/' },
    'pages/home-topic/home-topic': { web: '/home-topic', required: { topicId: 'id' } },
  },
})
