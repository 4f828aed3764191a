import { RadioGroup, type RadioOption } from '../radio-group/radio-group'
import { Sheet } from '../sheet/sheet'

export interface ChoiceSheetProps<Value extends string> {
  open: boolean
  /** Name of the selection. */
  title: string
  options: readonly RadioOption<Value>[]
  value: Value | null
  onChoose: (value: Value) => void
  onClose: () => void
}

/** Draws a choice from a list in a sheet. A selection closes the sheet, so arrow keys only move the focus. */
export function ChoiceSheet<Value extends string>(props: ChoiceSheetProps<Value>) {
  const { open, title, options, value, onChoose, onClose } = props
  const choose = (chosen: Value): void => {
    onClose()
    onChoose(chosen)
  }
  return (
    <Sheet open={open} title={title} onClose={onClose}>
      <RadioGroup label={title} arrows="move" value={value} onChange={choose} options={options} />
    </Sheet>
  )
}
