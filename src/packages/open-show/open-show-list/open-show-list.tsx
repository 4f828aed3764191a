import { Text, View } from '@tarojs/components'
import { type Registration, type RegistrationPart, registrations } from '@/api/registration'
import { listScreen } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { openShowTexts } from '@/locales/namespaces/open-show'
import { linkTo } from '@/router/link-to'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { REGISTRATION_TONES } from '../parts/registration-tone'
import { sessionTime } from '../parts/session-time'

const PARTS: readonly RegistrationPart[] = ['OPEN', 'COMING', 'PAST']
const LENGTH = 20

const partOf = (state: string | undefined): RegistrationPart => PARTS.find((each) => each === state) ?? 'COMING'

function RegistrationRow({ item }: { item: Registration }) {
  const t = useTexts(openShowTexts)
  const now = useNow()
  const { registrationId, show, startsAt, quantity, state } = item
  const time = sessionTime(startsAt, show, t, now)
  const note = (
    <>
      <Text className={textStyles.meta}>{t('openShow.rowNote', { time, count: quantity })}</Text>
      <View className={boxStyles.row3}>
        <StateTag tone={REGISTRATION_TONES[state]}>{t(`openShow.state.${state}`)}</StateTag>
      </View>
    </>
  )
  return (
    <ListGroup>
      <ListRow icon="people" title={show.name} note={note} to={linkTo('open-show-detail', { registrationId })} />
    </ListGroup>
  )
}

/**
 * Screen of the buyer's registrations for open shows: registrations without a decision, coming and past registrations.
 */
export default listScreen('open-show-list', {
  texts: openShowTexts,
  title: (t) => t('openShow.list'),
  load:
    ({ client }, _params, chosen) =>
    (offset) =>
      client.call(registrations, { state: partOf(chosen().state), offset, length: LENGTH }, pageOptions(offset)),
  rules: { perUser: true },
  filters: (t, { state }) => [
    {
      name: 'state',
      label: t('openShow.tabs'),
      options: PARTS.map((value) => ({ value, text: t(`openShow.part.${value}`) })),
      initial: partOf(state),
    },
  ],
  keyOf: ({ registrationId }) => registrationId,
  Row: RegistrationRow,
  ghost: <Skeleton shape="block" height="76px" />,
  empty: (t, { state }) => ({
    scene: 'no-order',
    sentence: t(`openShow.empty.${partOf(state)}`),
    action: { text: t('openShow.browse'), to: linkTo('all') },
  }),
})
