import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { useServices } from '../../services'
import { Pressable } from '../../ui/pressable/pressable'
import styles from './footer.module.scss'

/**
 * Company and licence, which law requires on a website (shell §3, companyDesc and ICP). Hidden when the shop has none.
 */
export const Footer = observer(() => {
  const { stores } = useServices()
  const { companyDesc = '', shopDomainIcpLicense = '', shopDomainIcpLicenseUrl = '' } = stores.shop.config ?? {}
  if (!companyDesc && !shopDomainIcpLicense) return null
  return (
    <View className={styles.footer} role="contentinfo">
      {companyDesc && <Text>{companyDesc}</Text>}
      {shopDomainIcpLicense && (
        <Pressable className={styles.licence} role="link" to={shopDomainIcpLicenseUrl}>
          {shopDomainIcpLicense}
        </Pressable>
      )}
    </View>
  )
})
