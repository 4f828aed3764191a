import { defineModule } from '../../../core/module'
import { deleteRowsOf } from '../../../core/personal-data'
import { walletPassRoutes } from './routes'
import './tables'

export const definition = defineModule({
  personal: { erase: async (tx, { userId }) => deleteRowsOf(tx, 'wallet_links', userId) },
  routes: walletPassRoutes,
})
