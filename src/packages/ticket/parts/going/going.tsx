import { Text } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { ShowStatic } from '@/api/show'
import { sessionDate } from '@/components/dates'
import { PictureSheet } from '@/components/poster/picture-sheet'
import { useServices } from '@/components/services'
import { ShareWays } from '@/components/share/share-ways/share-ways'
import { useShareCards } from '@/components/share/use-share-cards'
import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { useHostAction } from '@/components/ui/use-host-action'
import { shareTexts } from '@/locales/namespaces/share'
import { linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { InvitationCard } from '../invitation-card/invitation-card'
import { InvitationPage } from '../invitation-page/invitation-page'
import type { SharedShowModel } from '../shared-show.model'
import styles from './going.module.scss'

interface GoingProps {
  show: ShowStatic
  model: SharedShowModel
  /** Content below the buttons that share. */
  children?: ReactNode
}

/**
 * Draws a show that the buyer attends, with the buttons that share it. Uses only public data, so that nothing of a
 * ticket, an order or a person is shared.
 */
export const Going = observer(({ show, model, children }: GoingProps) => {
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
        {children}
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
