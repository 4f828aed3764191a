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
import type { Key } from '../fields/fields'
import { Form } from './form'
import type { FormFieldsProps } from './form-fields'

export interface RecordFormProps<Values, N extends Namespace> extends Omit<FormFieldsProps<Values, N>, 'texts'> {
  /** Text key of the title in the navigation bar. */
  title: Key<N>
  /** The record; null for a new record. */
  stored: Resource<unknown> | null
  /** True if the record does not exist although the call succeeded. */
  missing?: boolean
  /** Text for a record that does not exist. */
  missingText: Key<N>
  /** A note below the fields. */
  note?: Key<N>
  /** Deletes the record. The button is hidden for a new record. */
  onDelete: () => Promise<unknown>
}

/**
 * Draws a screen that edits one record: its navigation bar and form, or the state of loading, failure or "not found".
 */
export const RecordForm = observer(<Values, N extends Namespace>(props: RecordFormProps<Values, N>) => {
  const { of, fields, title, stored, missing, missingText, note, onDelete } = props
  const t = useTexts(of.texts)
  return (
    <>
      <NavBar title={t(title)} />
      <RecordState stored={stored} missing={missing} missingText={t(missingText)}>
        <Form
          of={of}
          fields={fields}
          pending={stored?.pending}
          note={note && t(note)}
          onDelete={stored !== null && onDelete}
        />
      </RecordState>
    </>
  )
})

interface RecordStateProps extends Pick<RecordFormProps<unknown, Namespace>, 'stored' | 'missing'> {
  missingText: string
  /** The form, which is drawn while the record loads. */
  children: ReactNode
}

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
