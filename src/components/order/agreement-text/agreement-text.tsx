import { Text, View } from '@tarojs/components'
import type { Agreement } from '@/api/purchase'
import { type AgreementPart, agreementParts } from '@/domain/payment/agreement'
import { useServices } from '../../services'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './agreement-text.module.scss'

export interface AgreementTextProps {
  agreement: Agreement
  id?: string
}

/** An agreement's sentence; its titles open the policies (shell §3): by id, else by address. A title with neither is plain text. */
export function AgreementText({ agreement, id }: AgreementTextProps) {
  const { navigate } = useServices()
  const open = ({ id: policyId, url }: AgreementPart): void =>
    void (policyId ? navigate.open('agreement', { id: policyId }) : navigate.openAddress(url))
  return (
    <View className={styles.sentence} id={id}>
      {agreementParts(agreement).map((part, index) =>
        part.isTitle && (part.id || part.url) ? (
          <Pressable key={index} className={styles.title} role="link" still onClick={() => open(part)}>
            {part.policyName}
          </Pressable>
        ) : (
          <Text key={index} className={styles.words}>
            {part.policyName}
          </Text>
        ),
      )}
    </View>
  )
}
