import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { startRemindJob } from './remind-job'
import { reminderRoutes } from './routes'
import { reminderOf } from './service'

export const definition = defineModule({
  personal: ownRows('benefit_reminders', 'benefit_reminder_days', 'benefit_subscriptions'),
  hooks: { 'coupon.reminder': reminderOf },
  routes: reminderRoutes,
  start: startRemindJob,
})
