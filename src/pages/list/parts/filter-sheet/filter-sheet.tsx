import { ListRow } from '@/components/ui/list-row/list-row'
import { Sheet } from '@/components/ui/sheet/sheet'
import type { FilterLabel } from '../../use-filter-labels'

export interface FilterSheetProps<Value extends string> {
  open: boolean
  title: string
  labels: readonly FilterLabel<Value>[]
  value: Value
  onChoose: (value: Value) => void
  onClose: () => void
}

/** One of a few labels; a tap chooses and closes. */
export function FilterSheet<Value extends string>({
  open,
  title,
  labels,
  value,
  onChoose,
  onClose,
}: FilterSheetProps<Value>) {
  const choose = (chosen: Value): void => {
    onChoose(chosen)
    onClose()
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      {labels.map((label) => (
        <ListRow
          key={label.value}
          title={label.text}
          selected={label.value === value}
          mark={label.value === value ? 'check' : 'none'}
          onClick={() => choose(label.value)}
        />
      ))}
    </Sheet>
  )
}
