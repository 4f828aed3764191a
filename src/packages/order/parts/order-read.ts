import { readOrderNews } from '@/api/order'
import type { ModelDeps } from '@/components/screen/use-model'

/** What the screen of an order shows is no longer news. After a failure it stays unread until the next visit. Never rejects. */
export const markRead = async ({ client }: Pick<ModelDeps, 'client'>, orderId: string): Promise<void> => {
  await client.call(readOrderNews, { orderId }, { silent: true }).catch(() => undefined)
}
