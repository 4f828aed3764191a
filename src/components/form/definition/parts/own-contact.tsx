import { useTexts } from '@/components/texts'
import { Button } from '@/components/ui/button/button'
import { formDefinitionTexts } from '@/locales/namespaces/form-definition'

/** Draws a button that fills in the account's confirmed contact. */
export function OwnContact({ onUse }: { onUse: () => void }) {
  const t = useTexts(formDefinitionTexts)
  return (
    <Button kind="quiet" size="m" onClick={onUse}>
      {t('contact.useOwn')}
    </Button>
  )
}
