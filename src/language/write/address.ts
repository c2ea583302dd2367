export type Address = 'tu' | 'vos' | 'usted';

const ways: Record<Address, string> = {
  tu: 'de tú',
  vos: 'de vos (voseo rioplatense)',
  usted: 'de usted',
};

export function addressRule(address: Address): string {
  return `Cuando hables a la persona que usa Salero, trátala ${ways[address]}.`;
}
