import { observer } from 'mobx-react'
import { useTexts } from '@/components/texts'
import { Sheet } from '@/components/ui/sheet/sheet'
import { profileTexts } from '@/locales/namespaces/profile'
import { ProofSteps } from '../../../proof/proof-steps'
import type { DevicesModel } from './devices.model'

/** Draws the sheet in which the buyer enters the code to end a login on another device. */
export const EndSheet = observer(({ model }: { model: DevicesModel }) => {
  const t = useTexts(profileTexts)
  const { ending, open, proof } = model
  const lead = ending === 'others' ? t('safe.endOthersNote') : t('safe.endNote', { device: ending.device })
  return (
    <Sheet open={open} title={t(ending === 'others' ? 'safe.endOthersAsk' : 'safe.endAsk')} onClose={model.close}>
      <ProofSteps model={proof} lead={lead} />
    </Sheet>
  )
})
