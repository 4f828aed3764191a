import { defineModule } from '../../../core/module'
import { ownRows } from '../../../core/personal-data'
import { messageRoutes } from './routes'
import { eraseMessages, messagesOf } from './service'
import { remindersOf } from './subscription-service'

const subscriptions = ownRows('subscriptions')

export const definition = defineModule({
  personal: {
    read: async (db, account) => ({
      ...(await subscriptions.read(db, account)),
      messages: await messagesOf(db, account),
    }),
    erase: async (tx, account, now) => {
      await subscriptions.erase(tx, account, now)
      await eraseMessages(tx, account)
    },
    losses: async (db, { userId }) => ({ REMINDER: await remindersOf(db, userId) }),
  },
  routes: messageRoutes,
})
