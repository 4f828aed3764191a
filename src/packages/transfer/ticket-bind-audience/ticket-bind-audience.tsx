import { View } from '@tarojs/components'
import { usePullDownRefresh } from '@tarojs/taro'
import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { NamingPage } from '@/components/real-name/naming-page/naming-page'
import { NamingRefusal } from '@/components/real-name/refusal/refusal'
import { NamingScreen } from '@/components/real-name/naming-screen/naming-screen'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Empty } from '@/components/ui/empty/empty'
import { namesTexts } from '@/locales/namespaces/names'
import { endPullDown } from '@/platform/pull-down'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { PeopleCard } from './parts/people-card/people-card'
import { SeatingCard } from './parts/seating-card/seating-card'
import { TicketBindAudienceModel } from './ticket-bind-audience.model'
import styles from './ticket-bind-audience.module.scss'

/** Screen for putting the names of several attendees on several tickets at once. */
function TicketBindAudience({ params }: { params: RouteParams<'ticket-bind-audience'> }) {
  const t = useTexts(namesTexts)
  const model = useModel((deps) => new TicketBindAudienceModel(deps, params.id))
  const { naming } = model
  usePullDownRefresh(() => void naming.voucher.load().then(endPullDown))
  return (
    <NamingScreen title={t('names.fill')} naming={naming}>
      {() => <Content model={model} />}
    </NamingScreen>
  )
}

const Content = observer(({ model }: { model: TicketBindAudienceModel }) => {
  const t = useTexts(namesTexts)
  const { naming, tickets, bindings } = model
  const toNames = { text: t('names.toNames'), to: replacedBy('real-name', { id: naming.voucherId }) }
  return (
    <>
      <NamingPage naming={naming} wide>
        {tickets.length > 0 ? (
          <View className={styles.cards}>
            <PeopleCard model={model} />
            {bindings.length > 0 && <SeatingCard model={model} />}
          </View>
        ) : (
          !naming.unnamed && <Empty compact scene="no-ticket" sentence={t('names.allDone')} action={toNames} />
        )}
        <NamingRefusal naming={naming} />
        <SupportRow showId={naming.voucher.value?.showId ?? ''} />
      </NamingPage>
      {tickets.length > 0 && (
        <BottomBar onDesktop>
          <Button block onClick={model.submit}>
            {bindings.length > 0 ? t('names.submit', { count: bindings.length }) : t('names.submitNone')}
          </Button>
        </BottomBar>
      )}
    </>
  )
})

export default screen('ticket-bind-audience', TicketBindAudience)
