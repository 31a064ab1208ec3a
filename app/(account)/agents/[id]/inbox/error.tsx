'use client';

export { DeskError as default } from '@/components/agents/desk-error';
