import { useEffect } from 'react'
import { problemText } from '@/components/form/problem'
import { AsyncView } from '@/components/screen/async-view'
import { useModel } from '@/components/screen/use-model'
import { useTexts } from '@/components/texts'
import { Notice } from '@/components/ui/notice/notice'
import { Spinner } from '@/components/ui/spinner/spinner'
import { waysInTexts } from '@/locales/namespaces/ways-in'
import { noteInAddress } from '@/router/note-in-address'
import { screen } from '@/router/screen'
import type { RouteParams } from '@/router/table/table'
import { LoginFrame } from '../frame/login-frame'
import { LinkProblem } from '../mail/link-problem'
import { ActivateEmailModel } from './activate-email.model'

function ActivateEmail({ params }: { params: RouteParams<'activate-email'> }) {
  const t = useTexts(waysInTexts)
  // Removes the token from the address first, so that neither the history nor a referrer contains it.
  useEffect(() => noteInAddress('activate-email', {}), [])
  const model = useModel((deps) => new ActivateEmailModel(deps, params.token ?? ''))
  const { link, problem, resend, state } = model
  const heading = t(state ? `link.state.${state}` : 'link.checking')
  return (
    <LoginFrame title={t('link.title')} heading={heading} lead={state ? t(`link.hint.${state}`) : ''}>
      {problem && <Notice tone="danger">{problemText(t, problem)}</Notice>}
      {state ? (
        <LinkProblem state={state} onResend={link.value?.kind ? resend : undefined} />
      ) : (
        <AsyncView of={link} skeleton={<Spinner />}>
          {() => <Spinner />}
        </AsyncView>
      )}
    </LoginFrame>
  )
}

export default screen('activate-email', ActivateEmail)
