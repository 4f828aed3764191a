import { defineModule } from '../../../core/module'
import { layoutRoutes } from './routes'

export const definition = defineModule({
  routes: layoutRoutes,
  shareable: {
    'pages/home/home': { web: '/' },
    'pages/home-topic/home-topic': { web: '/home-topic', required: { topicId: 'id' } },
  },
})
