import { observer } from 'mobx-react'
import { SupportRow } from '@/components/contact/support-row'
import { NamingPage } from '@/components/real-name/naming-page/naming-page'
import { NamingRefusal } from '@/components/real-name/refusal/refusal'
import { NamingScreen } from '@/components/real-name/naming-screen/naming-screen'
import { seatName } from '@/components/real-name/seat-name'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { BottomBar } from '@/components/ui/bottom-bar/bottom-bar'
import { Button } from '@/components/ui/button/button'
import { Card } from '@/components/ui/card/card'
import { Empty } from '@/components/ui/empty/empty'
import { FactRow } from '@/components/ui/fact-row/fact-row'
import { namesTexts } from '@/locales/namespaces/names'
import { replacedBy } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { ChooseCard } from './parts/choose-card/choose-card'
import { NameHistory } from './parts/name-history/name-history'
import { RealNameSingleModel } from './real-name-single.model'

/** Screen for putting an attendee's name on one ticket. */
function RealNameSingle({ params }: { params: RouteParams<'real-name-single'> }) {
  const t = useTexts(namesTexts)
  const model = useModel((deps) => new RealNameSingleModel(deps, params))
  return (
    <NamingScreen title={t('names.single.title')} naming={model.naming}>
      {() => <Content model={model} />}
    </NamingScreen>
  )
}

const Content = observer(({ model }: { model: RealNameSingleModel }) => {
  const t = useTexts(namesTexts)
  const { naming, ticket, state, namable } = model
  if (!ticket) {
    const action = { text: t('names.toNames'), to: replacedBy('real-name', { id: naming.voucherId }) }
    return <Empty scene="no-ticket" sentence={t('names.missing')} action={action} />
  }
  const { audienceName, idType, idNo, guardianPhone, seatPlanName } = ticket
  return (
    <>
      <NamingPage naming={naming}>
        <Card
          title={seatName(ticket, naming.tickets.indexOf(ticket), t)}
          note={seatPlanName}
          problem={state === 'corrected' || state === 'over' ? t(`names.single.${state}`) : ''}
        >
          <FactRow title={t('names.single.now')} value={audienceName || t('names.unnamed')} />
          {idNo && <FactRow title={t(`idType.${idType}`)} value={idNo} />}
          {guardianPhone && <FactRow title={t('names.guardianPhone')} value={guardianPhone} />}
        </Card>
        {namable && <ChooseCard model={model} />}
        {ticket.changes.length > 0 && (
          <NameHistory changes={ticket.changes} utcOffset={naming.voucher.value?.utcOffset ?? 480} />
        )}
        <NamingRefusal naming={naming} />
        <SupportRow showId={naming.voucher.value?.showId ?? ''} />
      </NamingPage>
      {namable && (
        <BottomBar onDesktop>
          <Button block onClick={model.submit}>
            {t(state === 'correct' ? 'names.single.submitCorrect' : 'names.single.submit')}
          </Button>
        </BottomBar>
      )}
    </>
  )
})

export default screen('real-name-single', RealNameSingle)
