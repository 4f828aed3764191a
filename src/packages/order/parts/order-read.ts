import { readOrderNews } from '@/api/order'
import type { ModelDeps } from '@/components/screen/use-model'

/** Marks the order's updates as read. After a failure they stay unread until the next visit. Never rejects. */
export const markRead = async ({ client }: Pick<ModelDeps, 'client'>, orderId: string): Promise<void> => {
  await client.call(readOrderNews, { orderId }, { silent: true }).catch(() => undefined)
}
