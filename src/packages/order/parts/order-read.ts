import { readOrderNews } from '@/api/order'
import type { ModelDeps } from '@/components/screen/use-model'

/**
 * Marks the updates of an order as read. Never rejects; after a failure, the updates remain unread until the next
 * visit.
 */
export const markRead = async ({ client }: Pick<ModelDeps, 'client'>, orderId: string): Promise<void> => {
  await client.call(readOrderNews, { orderId }, { silent: true }).catch(() => undefined)
}
