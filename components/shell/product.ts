/** The product's name as shown to people; an installation may set its own. */
export const PRODUCT_NAME = process.env.NEXT_PUBLIC_PRODUCT_NAME || 'Fraction League';
