import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Permit, permits } from '@/api/permit'
import { listPage } from '@/components/lists/list-screen'
import { pageOptions } from '@/components/lists/paged-list'
import { StateTag } from '@/components/order/state-tag/state-tag'
import { useNow } from '@/components/services'
import { useTexts } from '@/components/texts'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Skeleton } from '@/components/ui/skeleton/skeleton'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { daysText } from '../parts/dates'
import { permitStateText } from '../parts/permit-state'
import { PERMIT_TONES } from '../parts/permit-tone'
import { PassPage } from './parts/pass-page'

const LENGTH = 20

/** Screen of the account's passes and applications by event. A pass opens large. */
function WorkPermitRecords({ params }: { params: RouteParams<'work-permit-records'> }) {
  return params.permitId ? <PassPage permitId={params.permitId} /> : <Records params={params} />
}

function PermitRow({ item }: { item: Permit }) {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { permitId, role, companyName, days, state } = item
  const note = (
    <>
      <Text className={textStyles.meta}>{`${companyName} · ${daysText(days, now, t)}`}</Text>
      <View className={boxStyles.row3}>
        <StateTag tone={PERMIT_TONES[state]}>{permitStateText(item, now, t)}</StateTag>
      </View>
    </>
  )
  return (
    <ListGroup>
      <ListRow icon="id-card" title={role.name} note={note} to={linkTo('work-permit-records', { permitId })} />
    </ListGroup>
  )
}

const Records = observer(
  listPage<'work-permit-records', Permit, typeof permitTexts>({
    texts: permitTexts,
    title: (t) => t('permit.records'),
    load:
      ({ client }) =>
      (offset) =>
        client.call(permits, { offset, length: LENGTH }, pageOptions(offset)),
    rules: { perUser: true },
    groups:
      () =>
      ({ project }) =>
        project.name,
    keyOf: ({ permitId }) => permitId,
    Row: PermitRow,
    ghost: <Skeleton shape="block" height="76px" />,
    empty: (t) => ({
      scene: 'no-order',
      sentence: t('permit.none'),
      hint: t('permit.codeNote'),
      action: { text: t('permit.enterCode'), to: linkTo('work-permit-login') },
    }),
  }),
)

export default screen('work-permit-records', WorkPermitRecords)
