import { observer } from 'mobx-react'
import type { ReactNode } from 'react'
import type { Namespace } from '@/locales/namespace'
import { isMissing } from '../../screen/failure-message'
import { ErrorState } from '../../screen/error-state'
import type { Resource } from '../../screen/async-resource'
import { useServices } from '../../services'
import { NavBar } from '../../shell/nav-bar/nav-bar'
import { useTexts } from '../../texts'
import { Empty } from '../../ui/empty/empty'
import type { Form } from '../form-model'
import { FormView } from './form-view'

export interface RecordFormProps<Values, N extends Namespace> {
  form: Form<Values, N>
  /** In the bar. */
  title: string
  /** What the form shows; null for a new record. */
  stored: Resource<unknown> | null
  /** There is no such record, where the answer itself does not fail. */
  missing?: boolean
  /** In words: there is no such record. */
  missingText: string
  /** A quiet line below the fields. */
  note?: string
  /** Deletes the record; a new one has nothing to delete. */
  onDelete: () => Promise<unknown>
  /** The fields; they are drawn while the record is on its way. */
  children: ReactNode
}

/** A screen that edits one record: its bar, the form, and the states in which there is nothing to fill in. */
export const RecordForm = observer(<Values, N extends Namespace>(props: RecordFormProps<Values, N>) => {
  const { form, title, stored, note, onDelete, children } = props
  return (
    <>
      <NavBar title={title} />
      <RecordState {...props}>
        <FormView form={form} pending={stored?.pending} note={note} onDelete={stored !== null && onDelete}>
          {children}
        </FormView>
      </RecordState>
    </>
  )
})

type RecordStateProps = Pick<RecordFormProps<unknown, Namespace>, 'stored' | 'missing' | 'missingText' | 'children'>

const RecordState = observer(({ stored, missing, missingText, children }: RecordStateProps) => {
  const t = useTexts()
  const { navigate } = useServices()
  const failed = stored?.status === 'failed'
  if (missing || (failed && isMissing(stored.error)))
    return (
      <Empty
        scene="no-result"
        sentence={missingText}
        action={{ text: t('button.back'), onClick: () => navigate.back() }}
      />
    )
  return failed ? <ErrorState error={stored.error} onRetry={stored.load} /> : children
})
