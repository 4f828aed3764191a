import { defineModule } from '../../../core/module'
import { missedRows } from '../../../core/personal-data'
import { notifyOfGoods } from './notify'
import { goodsReminderRoutes } from './routes'

export const definition = defineModule({
  personal: missedRows('goods_reminders', 'REMINDER'),
  hooks: { 'due.reminders': (db, now, _scope, onError) => notifyOfGoods(db, now, onError) },
  routes: goodsReminderRoutes,
})
