import { defineModule } from '../../../core/module'
import { collectionRoutes } from './collection-routes'
import { showRoutes } from './routes'
import { showV3Routes } from './v3-routes'

export const definition = defineModule({
  routes: (app, gateway) => {
    for (const routes of [showRoutes, showV3Routes, collectionRoutes]) routes(app, gateway)
  },
})
