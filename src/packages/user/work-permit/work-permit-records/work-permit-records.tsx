import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { type Permit, permits } from '@/api/permit'
import { StateTag } from '@/components/order/state-tag/state-tag'
import type { Resource } from '@/components/screen/async-resource'
import { DetailSkeleton } from '@/components/screen/detail-skeleton/detail-skeleton'
import { useModel } from '@/components/screen/use-model'
import { useNow } from '@/components/services'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import { ListGroup, ListRow } from '@/components/ui/list-row/list-row'
import { Section } from '@/components/ui/section/section'
import { permitTexts } from '@/locales/namespaces/permit'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import boxStyles from '@/styles/box.module.scss'
import textStyles from '@/styles/text.module.scss'
import { daysText } from '../parts/dates'
import { permitStateText } from '../parts/permit-state'
import { PERMIT_TONES } from '../parts/permit-tone'
import styles from '../parts/permit-page.module.scss'
import { PassPage } from './parts/pass-page'

/** Maximum number of permits in the list. */
const LENGTH = 100

/** Screen of the account's passes and applications by event. A pass opens large. */
function WorkPermitRecords({ params: { permitId } }: { params: RouteParams<'work-permit-records'> }) {
  return permitId ? <PassPage permitId={permitId} /> : <Records />
}

function Records() {
  const t = useTexts(permitTexts)
  const list: Resource<Permit[]> = useModel(({ screen: of, client }) =>
    of.resource(async () => (await client.call(permits, { offset: 0, length: LENGTH }, { inlineErrors: true })).items, {
      perUser: true,
    }),
  )
  const none = (
    <Empty
      scene="no-order"
      sentence={t('permit.none')}
      hint={t('permit.codeNote')}
      action={{ text: t('permit.enterCode'), to: linkTo('work-permit-login') }}
    />
  )
  return (
    <AsyncPage
      title={t('permit.records')}
      className={styles.page}
      of={list}
      skeleton={<DetailSkeleton cards={[120, 120, 120]} />}
    >
      {(items) => (items.length === 0 ? none : <List items={items} />)}
    </AsyncPage>
  )
}

function List({ items }: { items: readonly Permit[] }) {
  const projects = [...new Map(items.map(({ project }) => [project.projectCode, project])).values()]
  return (
    <View className={styles.cards}>
      {projects.map(({ projectCode, name }) => (
        <Section key={projectCode} title={name}>
          <ListGroup>
            {items
              .filter(({ project }) => project.projectCode === projectCode)
              .map((permit) => (
                <PermitRow key={permit.permitId} permit={permit} />
              ))}
          </ListGroup>
        </Section>
      ))}
    </View>
  )
}

const PermitRow = observer(({ permit }: { permit: Permit }) => {
  const t = useTexts(permitTexts)
  const now = useNow()
  const { permitId, role, companyName, days, state } = permit
  const note = (
    <>
      <Text className={textStyles.meta}>{`${companyName} · ${daysText(days)}`}</Text>
      <View className={boxStyles.row3}>
        <StateTag tone={PERMIT_TONES[state]}>{permitStateText(permit, now, t)}</StateTag>
      </View>
    </>
  )
  return <ListRow icon="id-card" title={role.name} note={note} to={linkTo('work-permit-records', { permitId })} />
})

export default screen('work-permit-records', WorkPermitRecords)
