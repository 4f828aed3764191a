import { Text, View } from '@tarojs/components'
import type { Agreement } from '@/api/purchase'
import { type AgreementPart, agreementParts } from '@/domain/payment/agreement'
import { type LinkTo, linkTo } from '@/router/link-to'
import textStyles from '@/styles/text.module.scss'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './agreement-text.module.scss'

export interface AgreementTextProps {
  agreement: Agreement
  id?: string
  /** Handles a tap on text without a link, such as toggling the checkbox beside it. */
  onTap?: () => void
}

const policyLink = ({ id, url }: AgreementPart): LinkTo | string => (id ? linkTo('agreement', { id }) : url)

const isLink = ({ isTitle, id, url }: AgreementPart): boolean => isTitle && Boolean(id || url)

/**
 * Draws the sentence of an agreement. The titles in it open the policies (shell §3) by id, else by address. A title
 * without both is plain text.
 */
export function AgreementText({ agreement, id, onTap }: AgreementTextProps) {
  return (
    <View className={textStyles.meta} id={id}>
      {agreementParts(agreement).map((part, index) =>
        isLink(part) ? (
          <Pressable key={index} className={styles.title} role="link" still to={policyLink(part)}>
            {part.policyName}
          </Pressable>
        ) : (
          <Text key={index} className={styles.text} onClick={onTap}>
            {part.policyName}
          </Text>
        ),
      )}
    </View>
  )
}

/** Draws links to the policies of an agreement, for buyers who have already agreed to it. */
export function PolicyLinks({ agreement }: Pick<AgreementTextProps, 'agreement'>) {
  return (
    <View className={styles.links}>
      {agreementParts(agreement)
        .filter(isLink)
        .map((part) => (
          <Pressable key={part.policyName} className={styles.title} role="link" still to={policyLink(part)}>
            {part.policyName}
          </Pressable>
        ))}
    </View>
  )
}
