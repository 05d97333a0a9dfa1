export { default, metadata } from '@/app/(open)/pricing/page';
