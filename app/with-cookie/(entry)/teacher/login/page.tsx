export { default, metadata } from '@/app/(entry)/teacher/login/page';
