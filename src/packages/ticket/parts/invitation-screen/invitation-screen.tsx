import type { ReactNode } from 'react'
import type { ShowStatic } from '@/api/show'
import { AsyncPage } from '@/components/shell/async-page/async-page'
import { useTexts } from '@/components/texts'
import { Empty } from '@/components/ui/empty/empty'
import type { LinkTo } from '@/router/link-to'
import { InvitationSkeleton } from '../invitation-card/invitation-skeleton'
import type { SharedShowModel } from '../shared-show.model'

interface InvitationScreenProps {
  title: string
  model: SharedShowModel
  /** Link that is displayed if the show does not exist. */
  wayOn: { text: string; to: LinkTo }
  children: (show: ShowStatic) => ReactNode
}

/** Draws a shared show in all states: loading, not found, failed, loaded. */
export function InvitationScreen({ title, model, wayOn, children }: InvitationScreenProps) {
  const t = useTexts()
  return (
    <AsyncPage
      title={title}
      of={model.show}
      onRetry={model.load}
      skeleton={<InvitationSkeleton />}
      missing={<Empty scene="no-result" sentence={t('error.missingShow')} action={wayOn} />}
    >
      {children}
    </AsyncPage>
  )
}
