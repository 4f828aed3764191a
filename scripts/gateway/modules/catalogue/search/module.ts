import { defineModule } from '../../../core/module'
import { startCatalogueJob } from './catalogue-service'
import { searchRoutes } from './routes'

export const definition = defineModule({
  routes: searchRoutes,
  start: startCatalogueJob,
  shareable: {
    'pages/list/list': {
      web: '/list',
      optional: { showType: 'id', categoryId: 'id', keyword: 'text', sortType: 'id', showCalendar: 'id', cityId: 'id' },
    },
    'packages/show/search/search': { web: '/search', optional: { keywords: 'text', cityId: 'id' } },
  },
})
