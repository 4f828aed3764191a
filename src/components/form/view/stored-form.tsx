import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import { isNotFound } from '../../screen/failure-message'
import { ErrorState } from '../../screen/error-state'
import type { Resource } from '../../screen/async-resource'
import { useServices } from '../../services'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'

export interface StoredFormProps {
  /** What the form shows; null for a new one. */
  of: Resource<unknown> | null
  /** There is no such thing, where the answer itself does not fail. */
  missing?: boolean
  /** In words: there is no such thing. */
  missingText: string
  /** The form; it is drawn while what is stored is on its way. */
  children: ReactNode
}

/** A form over something stored, and the states in which there is nothing to fill in. */
export const StoredForm = observer(({ of, missing, missingText, children }: StoredFormProps) => {
  const t = useTexts()
  const { navigate } = useServices()
  const failed = of?.status === 'failed'
  if (missing || (failed && isNotFound(of.error)))
    return (
      <Empty
        scene="no-result"
        sentence={missingText}
        action={{ text: t('button.back'), onClick: () => navigate.back() }}
      />
    )
  return failed ? <ErrorState error={of.error} onRetry={of.load} /> : children
})
