import { defineModule } from '../../../core/module'
import { listRows } from '../../../core/database/rows'
import { expireSets } from './end-set'
import { holdSetRoutes } from './routes'

export const definition = defineModule({
  personal: {
    read: async (db, { userId }) => {
      const sets = await listRows(db, 'hold_sets', { user_id: userId })
      const setIds = ['', ...sets.map(({ set_id: id }) => id)]
      return {
        hold_sets: sets,
        hold_set_items: await listRows(db, 'hold_set_items', { set_id: setIds }),
      }
    },
  },
  hooks: { 'due.holds': expireSets },
  routes: holdSetRoutes,
})
