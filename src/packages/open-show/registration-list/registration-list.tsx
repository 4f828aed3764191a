import { Text, View } from '@tarojs/components'
import { type EntranceVisit, entranceVisits, type VisitPart } from '@/api/entrance'
import { sessionDate } from '@/components/dates'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { entranceTexts } from '@/locales/namespaces/entrance'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { ENTRANCE_TONES } from '../parts/entrance-tone'
import { visitState } from '../parts/visit-state'

const PARTS: readonly VisitPart[] = ['COMING', 'PAST']
const LENGTH = 20

const partOf = (state: string | undefined): VisitPart => PARTS.find((each) => each === state) ?? 'COMING'

function VisitRow({ item }: { item: EntranceVisit }) {
  const t = useTexts(entranceTexts)
  const now = useNow()
  const { state, text } = visitState(item, t)
  const note = (
    <>
      <Text className={textStyles.meta}>{sessionDate(item, t, now)}</Text>
      <View className={boxStyles.row3}>
        <StateTag tone={ENTRANCE_TONES[state]}>{text}</StateTag>
      </View>
    </>
  )
  const { entranceId = '' } = item.people[0] ?? {}
  return (
    <ListGroup>
      <ListRow
        icon="edit"
        title={item.showName}
        note={note}
        to={linkTo('entrance-registration-detail', { entranceId })}
      />
    </ListGroup>
  )
}

/** Screen of the visits that require forms from the buyer before entry. */
export default listScreen('registration-list', {
  texts: entranceTexts,
  title: (t) => t('entrance.list'),
  load:
    ({ client }, _params, chosen) =>
    (offset) =>
      client.call(entranceVisits, { state: partOf(chosen().state), offset, length: LENGTH }, pageOptions(offset)),
  rules: { perUser: true },
  filters: (t, { state }) => [
    {
      name: 'state',
      label: t('entrance.tabs'),
      options: PARTS.map((value) => ({ value, text: t(`entrance.part.${value}`) })),
      initial: partOf(state),
    },
  ],
  keyOf: ({ voucherId }) => voucherId,
  Row: VisitRow,
  ghost: <Skeleton shape="block" height="76px" />,
  empty: (t, { state }) => ({
    scene: 'no-ticket',
    sentence: t(`entrance.empty.${partOf(state)}`),
    action: { text: t('entrance.browse'), to: linkTo('all') },
  }),
})
