import { Text, View } from '@tarojs/components'
import type { Agreement } from '@/api/purchase'
import { agreementParts } from '@/domain/payment/agreement'
import { useServices } from '../../services'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './agreement-text.module.scss'

export interface AgreementTextProps {
  agreement: Agreement
  id?: string
}

/** An agreement's sentence; its titles open the policies (shell §3). */
export function AgreementText({ agreement, id }: AgreementTextProps) {
  const { navigate } = useServices()
  return (
    <View className={styles.sentence} id={id}>
      {agreementParts(agreement).map((part, index) =>
        part.isTitle ? (
          <Pressable
            key={index}
            className={styles.title}
            role="link"
            still
            onClick={() => void navigate.open('agreement', { id: part.id })}
          >
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
