import { ticketStubs } from '@/api/ticket-stub'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { stubTexts } from '@/locales/namespaces/stub'
import { linkTo } from '@/router/link-to'
import { StubCard } from './parts/stub-card/stub-card'

const LENGTH = 20

/** Screen of the buyer's ticket stubs, latest visit first. */
export default listScreen('ticket-stub-list', {
  texts: stubTexts,
  title: (t) => t('stub.title'),
  load:
    ({ client }) =>
    (offset) =>
      client.call(ticketStubs, { offset, length: LENGTH }, pageOptions(offset)),
  keyOf: ({ voucherId }) => voucherId,
  rules: { perUser: true },
  Row: ({ item, index }) => <StubCard stub={item} eager={index < 4} />,
  ghost: <Skeleton shape="block" height="128px" />,
  empty: (t) => ({
    scene: 'no-ticket',
    sentence: t('stub.empty'),
    hint: t('stub.emptyHint'),
    action: { text: t('button.browse'), to: linkTo('all') },
  }),
})
