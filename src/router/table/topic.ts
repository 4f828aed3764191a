import { route } from './route'

export const topicRoutes = {
  'annual-review': route({
    page: 'packages/topic/annual-review/annual-review',
    web: ['/annual-review'],
  }),
}
