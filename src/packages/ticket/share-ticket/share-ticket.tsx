import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ShowStatic } from '@/api/show'
import { PictureSheet } from '@/components/poster/picture-sheet'
import { useModel } from '@/components/screen/use-model'
import { useServices } from '@/components/services'
import { ShareWays } from '@/components/share/share-ways/share-ways'
import { useShareCards } from '@/components/share/use-share-cards'
import { useTexts } from '@/components/texts'
import { sessionDate } from '@/components/dates'
import { Button } from '@/components/ui/button/button'
import { useHostAction } from '@/components/ui/use-host-action'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import textStyles from '@/styles/text.module.scss'
import { InvitationCard } from '../parts/invitation-card/invitation-card'
import { InvitationPage } from '../parts/invitation-page/invitation-page'
import { InvitationScreen } from '../parts/invitation-screen/invitation-screen'
import { SharedShowModel } from '../parts/shared-show.model'
import styles from './share-ticket.module.scss'

/** Screen for sharing a show and its date with friends, without data of the ticket. */
function ShareTicket({ params }: { params: RouteParams<'share-ticket'> }) {
  const t = useTexts(shareTexts)
  const model = useModel((deps) => new SharedShowModel(deps, params))
  return (
    <InvitationScreen
      title={t('going.title')}
      model={model}
      wayOn={{ text: t('going.toTicket'), to: linkTo('ticket-holder') }}
    >
      {(show) => <Going show={show} model={model} />}
    </InvitationScreen>
  )
}

const Going = observer(({ show, model }: { show: ShowStatic; model: SharedShowModel }) => {
  const t = useTexts(shareTexts)
  const { clock, stores } = useServices()
  const run = useHostAction()
  const { session } = model
  const when = session ? sessionDate(session, t, clock.now()) : ''
  const title = t('going.card', { name: show.showName })
  useShareCards(() => model.card(title, when))
  const picture = model.picture({
    lead: t('going.mine'),
    date: when || show.showDate,
    price: '',
    hint: t('going.hint'),
  })
  return (
    <>
      <InvitationPage card={<InvitationCard show={show} lead={t('going.mine')} when={when} />}>
        {!stores.session.forbidShare && (
          <ShareWays
            onLink={() => void run(model.share(title, when), { copied: t('share.copied') })}
            onCopy={() => void run(model.copy(), { done: t('share.copied') })}
            onPicture={() => model.setPicturing(true)}
          />
        )}
        <Text className={textStyles.meta}>{t('going.note')}</Text>
        <Button kind="quiet" size="m" className={styles.back} to={linkTo('ticket-holder')}>
          {t('going.toTicket')}
        </Button>
      </InvitationPage>
      {picture && (
        <PictureSheet
          open={model.picturing}
          onClose={() => model.setPicturing(false)}
          title={t('poster.title')}
          show={picture}
          label={t('going.of', { show: show.showName })}
          unsupported={t('poster.unsupported')}
        />
      )}
    </>
  )
})

export default screen('share-ticket', ShareTicket)
